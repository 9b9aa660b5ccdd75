/** One line for the person who runs the site. Never personal data. */
export const logToConsole = (message: string, ...error: [error?: unknown]): void => console.error(message, ...error);

/** A program with its parameters. */
export type Command = readonly [program: string, ...parameters: string[]];

const isPlain = (text: string): boolean => /^[\w@%+=:,./-]+$/.test(text);

const quotePosix = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** PowerShell and cmd.exe both accept double quotes. No parameter of a deployment contains one. */
const quoteWindows = (text: string): string => `"${text}"`;

/** The command as text that can be pasted into a terminal. It is only printed; a deployment starts programs without a shell. */
export function quoteCommand(command: Command, platform: NodeJS.Platform = process.platform): string {
  const quote = platform === "win32" ? quoteWindows : quotePosix;
  return command.map((part) => (isPlain(part) ? part : quote(part))).join(" ");
}

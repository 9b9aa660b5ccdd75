/** A command that a document mentions. */
export interface DocumentedCommand {
  line: number;
  text: string;
}

/** What a line contains as code: between backticks, or all of it in a fenced block. */
const codeIn = (line: string, isFenced: boolean): string[] =>
  isFenced ? [line.trim()] : [...line.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code);

/** Finds the commands of npm and npx in Markdown, in fenced blocks and between backticks. */
export function findCommands(markdown: string): DocumentedCommand[] {
  let isFenced = false;
  return markdown.split("\n").flatMap((content, index) => {
    const isFence = /^\s*```/.test(content);
    if (isFence) isFenced = !isFenced;
    if (isFence) return [];
    const commands = codeIn(content, isFenced).flatMap((code) => code.split(" && "));
    return commands
      .filter((text) => /^(?:npm|npx) \w/.test(text))
      .map((text) => ({ line: index + 1, text: text.trim() }));
  });
}

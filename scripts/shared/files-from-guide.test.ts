import { expect, test } from "vitest";
import { filesFromGuide } from "./files-from-guide.ts";

const guide = `# Start

\`\`\`
npm install
\`\`\`

Create \`a.ts\`:

\`\`\`ts
ignored();
\`\`\`

\`src/main.ts\`:

\`\`\`ts
start();

stop();
\`\`\`

\`src/App.tsx\`:

\`\`\`tsx
<p />;
\`\`\`
`;

test("only code blocks below a file name are files", () => {
  expect(filesFromGuide(guide)).toEqual({ "src/main.ts": "start();\n\nstop();\n", "src/App.tsx": "<p />;\n" });
});

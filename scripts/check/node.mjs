// Every npm script must run on the Node from node_modules/.bin (or a new enough one of the user's own).
const [major, minor] = process.versions.node.split("..").map(Number);
if (major < 22 || (major === 22 && minor < 22) || (major === 24 && minor < 15)) {
  console.error(
    `Node ${process.versions.node} is too old: run through npm scripts after "npm ci", or install Node 22.22.2+, 24.15+ or 26.`,
  );
  process.exit(1);
}

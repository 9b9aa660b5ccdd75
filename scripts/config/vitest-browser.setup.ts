import { beforeAll } from "vitest";
import { userEvent } from "vitest/browser";

// The pointer stays where the tests of another file left it, and would hover over what is rendered there.
beforeAll(() => userEvent.unhover(document.body));

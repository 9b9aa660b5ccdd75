import { expect, test } from "vitest";
import { userFrom, type UserSource } from "./user.ts";

const guest = { userId: null, isGuest: true };
const userId = "005000000000001AAA";

test.each<[UserSource | undefined, object]>([
  [undefined, guest],
  [{}, guest],
  [{ userId: null }, guest],
  [{ userId: "", isGuest: false }, guest],
  [{ isGuest: false }, guest],
  [{ userId, isGuest: true }, guest],
  [{ userId }, { userId, isGuest: false }],
  [
    { userId, isGuest: false },
    { userId, isGuest: false },
  ],
])("userFrom(%j) returns %j", (source, user) => {
  expect(userFrom(source)).toEqual(user);
});

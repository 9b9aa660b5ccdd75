import { createTestWireAdapter } from "@salesforce/wire-service-jest-util";

export const getContents = createTestWireAdapter(jest.fn());

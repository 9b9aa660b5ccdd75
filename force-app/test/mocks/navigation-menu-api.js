import { createTestWireAdapter } from "@salesforce/wire-service-jest-util";

export const getNavigationMenu = createTestWireAdapter(jest.fn());

// Test double of the platform's content delivery wire: requests the contents from the local org.
import { createAdapter } from "local/wireAdapter";

export const getContents = createAdapter(
  ({ channelOrSiteId, contentKeys, includeContentBody }) =>
    channelOrSiteId &&
    `/connect/sites/${channelOrSiteId}/cms/delivery/contents?contentKeys=${contentKeys}&includeContentBody=${includeContentBody}`,
);

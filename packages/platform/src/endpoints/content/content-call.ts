import { servicesPath } from "../../constants.ts";
import { PlatformError } from "../../errors.ts";
import type { Shape } from "../../shapes/shape.ts";
import { defineRead, type Asking, type ReadEndpoint } from "../../table/define-read.ts";
import { invalidConfig } from "../../table/read-api.ts";
import type { CheckedOf, ConfigOf, Parameters } from "../../table/parameters.ts";
import type { TransportResponse } from "../../transport/transport.ts";

/** A configuration of a content call that is not valid, in the words that callers know. */
export const refuse = (message: string): PlatformError => new PlatformError(400, invalidConfig, message);

const firstRefusal = 300;

/**
 * Content calls fail with the words beside the status, which HTTP/2 leaves empty. Where no answer came, or one that
 * cannot be read, those words would say nothing.
 */
async function askWithStatusText<Config, Answer>({
  request,
  send,
}: Asking<Config, Answer>): Promise<TransportResponse> {
  try {
    return await send(request);
  } catch (error) {
    if (!(error instanceof PlatformError) || error.status < firstRefusal) throw error;
    const { status, errorCode, statusText, body, retryAfter } = error;
    throw new PlatformError(status, errorCode, statusText, { body, statusText, retryAfter, cause: error });
  }
}

/** The same call below a site and below a channel. */
export interface ContentCalls<Config, Checked, Answer> {
  readonly bySite: ReadEndpoint<Config, Checked, Answer>;
  readonly byChannel: ReadEndpoint<Config, Checked, Answer>;
}

/** Makes the two forms of a content call; `path` is what comes after `contents`. */
/* @__NO_SIDE_EFFECTS__ */
export function contentCalls<const Of extends Parameters, Answer>(form: {
  readonly name: string;
  readonly path: string;
  readonly parameters: Of;
  readonly answer: Shape<CheckedOf<Of>, Answer>;
}): ContentCalls<ConfigOf<Of>, CheckedOf<Of>, Answer> {
  const below = (owner: string): ReadEndpoint<ConfigOf<Of>, CheckedOf<Of>, Answer> =>
    defineRead<Of, Answer>({
      ...form,
      method: "GET",
      base: servicesPath,
      path: `${owner}/contents${form.path}`,
      lifetime: "content",
      ask: askWithStatusText,
    });
  return {
    bySite: below("/connect/sites/{channelOrSiteId}/cms/delivery"),
    byChannel: below("/connect/cms/delivery/channels/{channelOrSiteId}"),
  };
}

/** The form of a call that an id asks for; undefined when the id is neither a site's nor a channel's. */
export function callFor<Config, Checked, Answer>(
  { bySite, byChannel }: ContentCalls<Config, Checked, Answer>,
  channelOrSiteId: string,
): ReadEndpoint<Config, Checked, Answer> | undefined {
  if (channelOrSiteId.startsWith("0DM")) return bySite;
  return channelOrSiteId.startsWith("0ap") ? byChannel : undefined;
}

// Components that only the pages of these tests contain.

/** A paragraph with the attributes `text` and `id`, to fill drop zones with. */
export const paragraphDefinition = "test:paragraph";
/** Shows its content until the page changes. */
export const beforeChangeDefinition = "test:beforeChange";
/** Shows its content after the page changed. */
export const afterChangeDefinition = "test:afterChange";

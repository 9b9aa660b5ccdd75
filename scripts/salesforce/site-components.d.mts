/**
 * Checks one of our components on a page.
 *
 * @param lwc folder of the components
 * @param node the component in the page's content file
 * @returns one sentence per problem
 */
export function checkComponent(
  lwc: string,
  node: { definition: string; attributes?: object; children?: readonly object[] },
): string[];

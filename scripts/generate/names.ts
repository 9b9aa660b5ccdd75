/** @example kebabCase("quotationForm") // "quotation-form" */
export const kebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** @example pascalCase("quotationForm") // "QuotationForm" */
export const pascalCase = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Where a block is defined, from the repository's folder. */
export const definitionFile = (name: string): string => `packages/blocks/src/${kebabCase(name)}/definition.ts`;

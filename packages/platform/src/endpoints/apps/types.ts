/** A tab of an app. */
export interface NavItem {
  readonly developerName: string;
  readonly label: string;
  readonly itemType?: string;
  readonly objectApiName?: string | null;
  readonly id?: string;
  /** Where it leads. */
  readonly content?: string | null;
  readonly color?: string;
  readonly iconUrl?: string | null;
  readonly custom?: boolean;
}

/** A page of tabs. */
export interface NavItems {
  readonly navItems: readonly NavItem[];
  readonly currentPageUrl?: string | null;
  readonly nextPageUrl?: string | null;
}

/** A set of tabs under one name. */
export interface App {
  readonly appId: string;
  readonly developerName: string;
  readonly label: string;
  readonly navItems?: readonly NavItem[];
  readonly selected?: boolean;
  readonly description?: string | null;
  readonly formFactors?: readonly string[];
  readonly startUrl?: string | null;
  readonly iconUrl?: string | null;
  readonly headerColor?: string | null;
}

/** The apps that the user may open. */
export interface Apps {
  readonly apps: readonly App[];
}

/** A tab of an app. */
export interface NavItem {
  readonly developerName: string;
  readonly label: string;
  readonly itemType?: string;
  readonly objectApiName?: string | null;
}

/** A page of tabs. */
export interface NavItems {
  readonly navItems: readonly NavItem[];
  readonly nextPageUrl?: string | null;
}

/** A set of tabs under one name. */
export interface App {
  readonly appId: string;
  readonly developerName: string;
  readonly label: string;
  readonly navItems?: readonly NavItem[];
  readonly selected?: boolean;
}

/** The apps that the user may open. */
export interface Apps {
  readonly apps: readonly App[];
}

// Stand-in for the platform's navigation: what is navigated to is kept, and the page stays.
const Navigate = Symbol("Navigate");

export const NavigationMixin = (Base) =>
  class extends Base {
    [Navigate](reference) {
      (window.visited ??= []).push(reference);
    }
  };
NavigationMixin.Navigate = Navigate;

/**
 * Abbreviations and other names of destinations of the picklist, without full stops. Unlike a region, such a name loses nothing when it is
 * replaced. In a file of its own, because the form's first script contains it and no regions.
 */
export const otherNames: Readonly<Record<string, readonly string[]>> = {
  "Verenigd Koninkrijk": ["UK", "VK", "GB", "Groot-Brittannië"],
  "Verenigde Arabische Emiraten": ["VAE", "UAE", "Emiraten"],
  "Verenigde Staten": ["VS", "US", "USA", "Verenigde Staten van Amerika", "Amerika"],
  "Zuid-Afrika": ["ZA"],
  "Zuid-Korea": ["Korea"],
};

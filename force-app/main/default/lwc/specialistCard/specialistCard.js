import ReactBlock from "c/reactBlock";
import { api } from "lwc";

/**
 * The block `specialistCard`: this component says what the builder set, and `c/reactBlock` does the rest.
 * Written by "npm run generate" from packages/blocks/src/specialist-card/definition.ts: change it there.
 */
export default class SpecialistCard extends ReactBlock {
  blockName = "specialistCard";

  @api title;
  @api description;
  @api specialistEmail;
  @api icon;
  @api image;

  get settings() {
    return {
      title: this.title,
      description: this.description,
      specialistEmail: this.specialistEmail,
      icon: this.icon,
      image: this.image,
    };
  }
}

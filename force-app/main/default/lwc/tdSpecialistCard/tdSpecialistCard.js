// Written by "npm run generate" from packages/blocks/src/specialist-card: change it there.
import TdReactBlock from "c/tdReactBlock";
import { api } from "lwc";

export default class TdSpecialistCard extends TdReactBlock {
  blockName = "specialistCard";
  pictureNames = ["image"];

  @api title;
  @api description;
  @api specialistEmail;
  @api icon;
  @api image;
  @api imagePath;
  @api address;
  @api layout;

  get settings() {
    return {
      title: this.title,
      description: this.description,
      specialistEmail: this.specialistEmail,
      icon: this.icon,
      image: this.image,
      imagePath: this.imagePath,
      address: this.address,
      layout: this.layout,
    };
  }
}

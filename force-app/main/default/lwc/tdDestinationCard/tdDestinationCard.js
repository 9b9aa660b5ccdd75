// Written by "npm run generate" from packages/blocks/src/destination-card: change it there.
import TdReactBlock from "c/tdReactBlock";
import { api } from "lwc";

export default class TdDestinationCard extends TdReactBlock {
  blockName = "destinationCard";
  pictureNames = ["image"];

  @api image;
  @api imagePath;
  @api imageAltText;
  @api title;
  @api text;
  @api address;

  get settings() {
    return {
      image: this.image,
      imagePath: this.imagePath,
      imageAltText: this.imageAltText,
      title: this.title,
      text: this.text,
      address: this.address,
    };
  }
}

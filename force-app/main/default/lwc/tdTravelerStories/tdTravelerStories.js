// Written by "npm run generate" from packages/blocks/src/traveler-stories: change it there.
import TdReactBlock from "c/tdReactBlock";
import { api } from "lwc";

export default class TdTravelerStories extends TdReactBlock {
  blockName = "travelerStories";

  @api story1Rating;
  @api story1Review;
  @api story1Client;
  @api story1Date;
  @api story1Address;
  @api story2Rating;
  @api story2Review;
  @api story2Client;
  @api story2Date;
  @api story2Address;
  @api story3Rating;
  @api story3Review;
  @api story3Client;
  @api story3Date;
  @api story3Address;

  get settings() {
    return {
      story1Rating: this.story1Rating,
      story1Review: this.story1Review,
      story1Client: this.story1Client,
      story1Date: this.story1Date,
      story1Address: this.story1Address,
      story2Rating: this.story2Rating,
      story2Review: this.story2Review,
      story2Client: this.story2Client,
      story2Date: this.story2Date,
      story2Address: this.story2Address,
      story3Rating: this.story3Rating,
      story3Review: this.story3Review,
      story3Client: this.story3Client,
      story3Date: this.story3Date,
      story3Address: this.story3Address,
    };
  }
}

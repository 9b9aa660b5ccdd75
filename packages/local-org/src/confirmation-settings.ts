/** The settings of an org that the confirmation depends on, as in `Quotation_Settings__c`. */
export interface ConfirmationSettings {
  /** Address that the confirmation is sent from; empty: no confirmation. */
  confirmationSender: string;
  /** Name of the sender. */
  agency: string;
  /** Salutations as they are greeted. */
  greetingForms: string;
  phoneNumber: string;
  /** Mails of a day that confirmations may use: half of what an org may send. */
  dailyMails: number;
}

/** On, so that a developer sees the mail. The site's home page has the same number and greetings. */
export const defaultConfirmationSettings: ConfirmationSettings = {
  confirmationSender: "reizen@morgenree.example",
  agency: "Morgenree",
  greetingForms: "De heer=heer;Mevrouw=mevrouw;Familie=familie;De heer en/of mevrouw=heer en/of mevrouw",
  phoneNumber: "020 555 01 23",
  dailyMails: 2500,
};

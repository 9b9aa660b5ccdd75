// Written by travel-design-types from the source of the org: do not edit it.
// prettier-ignore
export interface Org {
  objects: {
    Contact_Request__c: {
      fields: {
        AlternativeSource__c: string | null;
        AmountOfDays__c: number | null;
        AmountOfTravelers__c: number | null;
        BekendVia__c: "Eerdere reis bij ons" | "Aanbeveling van familie of vrienden" | "Google of andere zoekmachine" | "Instagram" | "Facebook" | "LinkedIn" | "Pinterest" | "Nieuwsbrief" | "Tijdschrift of krant" | "Televisie, radio of podcast" | "Beurs of evenement" | "Anders" | null;
        Budget__c: number | null;
        Channel__c: "Website" | "Telefoon" | "E-mail" | "Kantoor" | null;
        City__c: string | null;
        ConsentAt__c: string | null;
        Country__c: string | null;
        CustomDestination__c: string | null;
        Destinations_1__c: "Antarctica" | "Argentinië" | "Aruba" | "Australië" | "Bhutan" | "Bolivia" | "Bonaire" | "Botswana" | "Brazilië" | "Cambodja" | "Canada" | "Chili" | "China" | "Colombia" | "Costa Rica" | "Cuba" | "Curaçao" | "Ecuador en Galapagos" | "Egypte" | "Faeröer" | "Fiji" | "Filipijnen" | "Finland" | "Frans-Polynesië" | "Griekenland" | "Groenland" | "Guatemala" | "Hongkong" | "Ierland" | "IJsland" | "India" | "Indonesië" | "Italië" | "Japan" | "Jordanië" | "Kenia" | "Laos" | "Madagaskar" | "Malawi" | "Malediven" | "Maleisië" | "Marokko" | "Mauritius" | "Mexico" | "Mongolië" | "Mozambique" | "Namibië" | "Nepal" | "Nicaragua" | "Nieuw-Zeeland" | "Noorwegen" | "Oeganda" | "Oezbekistan" | "Oman" | "Panama" | "Peru" | "Portugal" | "Rwanda" | "Seychellen" | "Singapore" | "Spanje" | "Sri Lanka" | "Taiwan" | "Tanzania en Zanzibar" | "Thailand" | "Verenigd Koninkrijk" | "Verenigde Arabische Emiraten" | "Verenigde Staten" | "Vietnam" | "Zambia" | "Zimbabwe" | "Zuid-Afrika" | "Zuid-Korea" | null;
        Email__c: string | null;
        FirstName__c: string | null;
        GaId__c: string | null;
        IsExperienceCloud__c: boolean;
        LastName__c: string | null;
        LeavingDate__c: string | null;
        Newsletter__c: boolean;
        OwnerId: string;
        PhoneNumber__c: string | null;
        PostalCode__c: string | null;
        PrivacyPolicy__c: boolean;
        PrivacyVersion__c: string | null;
        RecordTypeId: string | null;
        Reference__c: string | null;
        ReturnDate__c: string | null;
        Salutation__c: string | null;
        Site__c: string | null;
        Status__c: "Nieuw" | "In behandeling" | "Voorstel verstuurd" | "Gewonnen" | "Vervallen" | "Verdacht" | null;
        Street__c: string | null;
        SubmissionDigest__c: string | null;
        SubmissionKey__c: string | null;
        UnknownDestination__c: boolean;
        UnknownLeavingDate__c: boolean;
        UtmCampaign__c: string | null;
        UtmMedium__c: string | null;
        UtmSource__c: string | null;
        Wishes__c: string | null;
      };
      readOnly: {
        CreatedById: string;
        CreatedDate: string;
        Id: string;
        IsDeleted: boolean;
        LastModifiedById: string;
        LastModifiedDate: string;
        Name: string;
        SystemModstamp: string;
        WorkingDaysWaiting__c: number | null;
      };
      parents: {
        CreatedBy: "User";
        LastModifiedBy: "User";
        Owner: "User";
        RecordType: "RecordType";
      };
      recordTypes: "Quotation_Request";
    };
    Quotation_Settings__c: {
      fields: {
        ConfirmationSender__c: string | null;
        ConfirmationShare__c: number | null;
        GreetingForms__c: string | null;
        Name: string;
        NotifiedUntil__c: string | null;
        OrganizationDigest__c: string | null;
        OwnerId: string;
        PhoneNumber__c: string | null;
        RecordTypeId: string | null;
        SigningKey__c: string | null;
      };
      readOnly: {
        CreatedById: string;
        CreatedDate: string;
        Id: string;
        IsDeleted: boolean;
        LastModifiedById: string;
        LastModifiedDate: string;
        SystemModstamp: string;
      };
      parents: {
        CreatedBy: "User";
        LastModifiedBy: "User";
        Owner: "User";
        RecordType: "RecordType";
      };
      recordTypes: never;
    };
    Quotation__c: {
      fields: {
        ContactRequest__c: string | null;
        IncludesFlight__c: boolean;
        OwnerId: string;
        RecordTypeId: string | null;
        Status__c: "Concept" | "Verstuurd" | "Geaccepteerd" | "Afgewezen" | null;
        Subject__c: string | null;
        TotalAmount__c: number | null;
        ValidUntil__c: string | null;
      };
      readOnly: {
        CreatedById: string;
        CreatedDate: string;
        Id: string;
        IsDeleted: boolean;
        LastModifiedById: string;
        LastModifiedDate: string;
        Name: string;
        SystemModstamp: string;
      };
      parents: {
        ContactRequest__r: "Contact_Request__c";
        CreatedBy: "User";
        LastModifiedBy: "User";
        Owner: "User";
        RecordType: "RecordType";
      };
      recordTypes: "Custom_Trip";
    };
    Website_Failure__c: {
      fields: {
        FailureKey__c: string | null;
        Kind__c: "Error" | "Invalid" | "Limited" | null;
        Location__c: string | null;
        Method__c: string | null;
        Occurrences__c: number | null;
        OwnerId: string;
        Reason__c: string | null;
        RecordTypeId: string | null;
      };
      readOnly: {
        CreatedById: string;
        CreatedDate: string;
        Id: string;
        IsDeleted: boolean;
        LastModifiedById: string;
        LastModifiedDate: string;
        Name: string;
        SystemModstamp: string;
      };
      parents: {
        CreatedBy: "User";
        LastModifiedBy: "User";
        Owner: "User";
        RecordType: "RecordType";
      };
      recordTypes: never;
    };
  };
}

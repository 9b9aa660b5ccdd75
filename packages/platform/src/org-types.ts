// Types only, so that the types of an org add nothing to a bundle.
import type { Listener } from "./cache/subscriptions.ts";
import type { UiRecord } from "./cache/ui-record.ts";
import type { Batch } from "./codecs/batch.ts";
import type { ListRecords } from "./codecs/list-types.ts";
import type { GetListUi } from "./endpoints/lists.ts";
import type { WriteApi } from "./table/define-write.ts";
import type { FieldName, IdentifiedFields } from "./table/kinds.ts";
import type { Observer, ReadApi, ReadOptions, SubscribeOptions } from "./table/read-api.ts";

/** The objects of an org, as `travel-design-types` writes them. */
export interface OrgTypes {
  readonly objects: Readonly<Record<string, ObjectTypes>>;
}

/** One object: values by field, without the fields that only Salesforce writes; and objects by relationship. */
export type ObjectTypes = Readonly<{ fields: object; readOnly: object; parents: object; recordTypes: string }>;

/** The name of an object. */
export type ObjectOf<Of extends OrgTypes> = keyof Of["objects"] & string;

type Own<Of extends OrgTypes, Name extends ObjectOf<Of>> = Of["objects"][Name]["fields"] &
  Of["objects"][Name]["readOnly"];
type Parents<Of extends OrgTypes, Name extends ObjectOf<Of>> = Of["objects"][Name]["parents"];

/** `City__c` or `Owner.Name`, for which editors list the names. The compiler compares patterns slowly, so it has none. */
type Path<Of extends OrgTypes, Name extends ObjectOf<Of>, From = Parents<Of, Name>> =
  | (keyof Own<Of, Name> & string)
  | {
      [Parent in keyof From & string]: From[Parent] extends ObjectOf<Of>
        ? `${Parent}.${keyof Own<Of, From[Parent]> & string}`
        : never;
    }[keyof From & string];

/** The fields of one object, or of any, as `Object.Field`, and those of its parents. */
export type FieldOf<Of extends OrgTypes, Name extends ObjectOf<Of> = ObjectOf<Of>> =
  Name extends ObjectOf<Of> ? `${Name}.${Path<Of, Name>}` : never;

/** Never if there is no such field, unknown if the types lack its object. A record may have no parent. */
type ValueAt<Of extends OrgTypes, Name, Field> =
  Name extends ObjectOf<Of>
    ? Field extends keyof Own<Of, Name>
      ? Own<Of, Name>[Field]
      : Field extends `${infer Parent extends keyof Parents<Of, Name> & string}.${infer Rest}`
        ? OfParent<ValueAt<Of, Parents<Of, Name>[Parent], Rest>>
        : never
    : unknown;
type OfParent<Found> = [Found] extends [never] ? never : Found | undefined;

type Value<Of extends OrgTypes, Field> = Field extends `${infer Name extends ObjectOf<Of>}.${infer Rest}`
  ? ValueAt<Of, Name, Rest>
  : never;

/** The field itself. If it does not exist: what could be meant, for the message. */
export type Checked<Of extends OrgTypes, Field> = Field extends unknown
  ? [Value<Of, Field>] extends [never]
    ? FieldOf<Of, Field extends `${infer Name extends ObjectOf<Of>}.${string}` ? Name : ObjectOf<Of>>
    : Field
  : never;

type ValuesToWrite<Of extends OrgTypes, Name> =
  Name extends ObjectOf<Of>
    ? { readonly [Field in keyof Of["objects"][Name]["fields"]]?: Of["objects"][Name]["fields"][Field] | undefined }
    : never;

declare const selection: unique symbol;

/** A record with the fields `Required`, as `Object.Field`. `Readable` are those that it may contain; `string` for any. */
export interface OrgRecord<
  Of extends OrgTypes,
  Required extends string,
  Readable extends string = Required,
> extends UiRecord {
  readonly [selection]?: (required: Required, readable: Readable) => Of;
}

/** A record of a platform without types of an org. */
export type UntypedRecord = UiRecord & { readonly [selection]?: never };

/** A field that a record may contain. */
export type FieldIn<From> = From extends UntypedRecord
  ? never
  : From extends OrgRecord<OrgTypes, never, infer Readable>
    ? Readable
    : never;

/** The field, as {@link Checked}. */
export type CheckedIn<From, Field> = From extends OrgRecord<infer Of, never, never> ? Checked<Of, Field> : never;

/** The value of a field of a record; undefined if there is no record, or if it may lack the field. */
export type ValueIn<From, Field> =
  From extends OrgRecord<infer Of, infer Required, never>
    ? Value<Of, Field> | (Field extends Required ? never : undefined)
    : undefined;

/** What the parameters of a config become. `Name` is its object; never if the config has none. */
interface Named<Of extends OrgTypes, Name extends ObjectOf<Of>> {
  apiName: Name;
  objectApiName: Name;
  objectApiNames: readonly ObjectOf<Of>[];
  parentObjectApiName: ObjectOf<Of>;
  displayColumns: readonly Column<Of, Name>[];
  sortBy: readonly `${"" | "-"}${Column<Of, Name>}`[];
}

/** A column without its object. Those of parents that the types lack are not checked. */
type Column<Of extends OrgTypes, Name extends ObjectOf<Of>> = [Name] extends [never]
  ? string
  : Path<Of, Name> | `${keyof Parents<Of, Name> & string}.${string}`;

type FieldKey = "fields" | "optionalFields" | "fieldApiName";

type Parameter<Of extends OrgTypes, Name extends ObjectOf<Of>, Key, Input> = Key extends keyof Named<Of, Name>
  ? Named<Of, Name>[Key]
  : Key extends FieldKey
    ? Fields<Of, Name, Input>
    : Input extends readonly (infer Item extends object)[]
      ? readonly ("apiName" extends keyof Item ? OrgConfig<Of, Item> : ConfigFor<Of, Name, Item>)[]
      : Input;

/** Names are lists here. {@link Selection} checks them, which is faster than a union of all fields of the org. */
type Fields<Of extends OrgTypes, Name extends ObjectOf<Of>, Input> = [readonly FieldName[]] extends [Input]
  ? readonly `${[Name] extends [never] ? ObjectOf<Of> : Name}.${string}`[]
  : [FieldName] extends [Input]
    ? FieldOf<Of>
    : [Input] extends [string]
      ? Column<Of, Name>
      : ValuesToWrite<Of, [Name] extends [never] ? ObjectOf<Of> : Name> &
          ([Input] extends [IdentifiedFields] ? { readonly Id: string } : unknown);

type ConfigFor<Of extends OrgTypes, Name extends ObjectOf<Of>, Config> = {
  [Key in keyof Config]: Config[Key] extends undefined
    ? Config[Key]
    : Extract<Config[Key], undefined> | Parameter<Of, Name, Key, Exclude<Config[Key], undefined>>;
};

/** A config with names of the org; with an object, a union of configs by object. */
type OrgConfig<Of extends OrgTypes, Config> = Config extends unknown
  ? [keyof Config & ("apiName" | "objectApiName")] extends [never]
    ? ConfigFor<Of, never, Config>
    : { [Name in ObjectOf<Of>]: ConfigFor<Of, Name, Config> }[ObjectOf<Of>]
  : never;

/** The fields that a config names. */
export interface Selection<Of extends OrgTypes, Required extends string, Optional extends string> {
  readonly fields?: readonly Checked<Of, Required>[] | undefined;
  readonly optionalFields?: readonly Checked<Of, Optional>[] | undefined;
}

/** A response with typed records. A list also contains its columns, and without `fields` the server selects the fields. */
export type OrgData<
  Of extends OrgTypes,
  Data,
  Required extends string = never,
  Optional extends string = never,
> = Data extends UiRecord
  ? OrgRecord<Of, Required, [Required] extends [never] ? string : Required | Optional>
  : Data extends Batch<UiRecord>
    ? Batch<OrgData<Of, UiRecord, Required, Optional>>
    : Data extends ListRecords
      ? Omit<Data, "records"> & { readonly records: readonly OrgRecord<Of, Required, string>[] }
      : Data;

/** A read of records, as {@link ReadApi}. */
export interface OrgReadApi<Of extends OrgTypes, Config, Data> {
  read<const Required extends string = never, const Optional extends string = never>(
    config: Config & Selection<Of, Required, Optional>,
    options?: ReadOptions,
  ): Promise<OrgData<Of, Data, Required, Optional>>;
  subscribe<const Required extends string = never, const Optional extends string = never>(
    config: (Config & Selection<Of, Required, Optional>) | undefined,
    listener: Listener<OrgData<Of, Data, Required, Optional>>,
    options?: SubscribeOptions,
  ): () => void;
  observe<const Required extends string = never, const Optional extends string = never>(
    config: (Config & Selection<Of, Required, Optional>) | undefined,
  ): Observer<OrgData<Of, Data, Required, Optional>> | null;
}

type KeyOf<Config> = Config extends unknown ? keyof Config : never;

/** An endpoint's functions for one org. */
type OrgApi<Of extends OrgTypes, Api> = Api extends GetListUi
  ? Api
  : Api extends ReadApi<infer Config, infer Data>
    ? [Data] extends [UiRecord | Batch<UiRecord> | ListRecords]
      ? OrgReadApi<Of, OrgConfig<Of, Config>, Data>
      : ReadApi<OrgConfig<Of, Config>, Data>
    : Api extends WriteApi<infer Config, infer Data>
      ? // Functions with type parameters of their own, which this would remove, have none of these parameters.
        [KeyOf<Config> & (FieldKey | "operations" | keyof Named<Of, never>)] extends [never]
        ? Api
        : WriteApi<OrgConfig<Of, Config>, OrgData<Of, Data>>
      : Api;

/** Endpoints' functions for one org: they accept only its objects, fields and values. */
export type OrgApis<Of extends OrgTypes, Apis> = { readonly [Name in keyof Apis]: OrgApi<Of, Apis[Name]> };

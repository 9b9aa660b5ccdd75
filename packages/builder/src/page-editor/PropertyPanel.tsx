import type { ReactNode } from "react";
import { catalog, labelOf } from "../catalog/catalog.ts";
import { documentName } from "../catalog/theme-layout.ts";
import { rootId, type EditorItem } from "../content/editor-data.ts";
import { textOf, type JsonObject } from "../content/json.ts";
import { isSection, readName, withName } from "../content/section-config.ts";
import { readPageMetadata, type PageMetadata } from "../content/page-metadata.ts";
import { ColumnsField } from "../fields/ColumnsField.tsx";
import { FieldFrame } from "../fields/FieldFrame.tsx";
import { PaddingField } from "../fields/PaddingField.tsx";
import { PropertyField } from "../fields/PropertyField.tsx";
import { toolPages } from "../contract/tool-pages.ts";
import { useFieldError } from "../problems/problems-context.ts";
import { SaveTemplate } from "../templates/SaveTemplate.tsx";
import { deviceNames, deviceOf, devices, useEditor, type Device } from "./editor-context.ts";
import { PagePreview } from "./PagePreview.tsx";
import { SharedNotice, SharingTools } from "./SharedSection.tsx";
import {
  useEditorItem,
  useIsThemeLayout,
  usePageData,
  usePageSession,
  useSelectedId,
  useSelection,
} from "../page-session/page-context.ts";
import { itemsById } from "../page-session/page-content.ts";
import { messages } from "../messages/index.ts";

/** Whether a property is shown. One that exists per device is shown for the width of the canvas. */
const isFor = (name: string, device: Device): boolean => [undefined, device].includes(deviceOf(name));

/** Whether a property has a value; true without a name. */
const isSet = (attributes: JsonObject, name: string | undefined): boolean =>
  name === undefined || textOf(attributes[name]) !== "";

function ItemFields({ item }: { item: EditorItem }): ReactNode {
  const { gesture, device, templates } = useEditor();
  const { getState } = usePageSession();
  const isLayout = useIsThemeLayout();
  const entry = catalog.get(item.type);
  const { id, attributes } = item;
  if (!entry) return <p>{messages.settings.unknownItem}</p>;
  // That of the shown device, or else the first one.
  const pictures = entry.properties
    .filter(({ kind }) => kind === "picture")
    .map(({ name }) => name)
    .toSorted((a, b) => Number(deviceOf(b) === device) - Number(deviceOf(a) === device));
  const change = (next: JsonObject): void => gesture("setAttributes", { id, attributes: next });
  const changeSome = (changed: JsonObject): void =>
    change({ ...itemsById(getState().content.data).get(id)?.attributes, ...changed });
  return (
    <>
      <p className="org-builder-panel__about">{entry.description}</p>
      <SharedNotice itemId={id} />
      {isSection(item.type) && (
        <>
          <FieldFrame label={messages.settings.outlineName} description={messages.settings.outlineNameHelp}>
            {(ids) => (
              <input
                {...ids}
                className="org-builder-input"
                value={readName(attributes)}
                onChange={(event) => change(withName(attributes, event.target.value))}
              />
            )}
          </FieldFrame>
          <ColumnsField itemId={id} attributes={attributes} onChange={change} />
          <PaddingField itemId={id} attributes={attributes} onChange={change} />
        </>
      )}
      {entry.properties.some(({ shownWith }) => shownWith === "page") && <p>{messages.settings.inPageSettings}</p>}
      {entry.properties
        .filter(({ name, shownWith, shownAfter }) => isFor(name, device) && !shownWith && isSet(attributes, shownAfter))
        .map((property) => (
          <PropertyField
            key={`${id} ${property.name}`}
            itemId={id}
            property={property}
            attributes={attributes}
            hasPicturePaths={entry.block !== undefined}
            pictures={pictures}
            pictureDescription={entry.properties.find(({ describesPicture }) => describesPicture)?.name}
            device={deviceNames.indexOf(device)}
            onChange={changeSome}
          />
        ))}
      {isSection(item.type) && (
        <div className="org-builder-buttons">
          {!isLayout && <SharingTools sectionId={id} />}
          <SaveTemplate onSave={(title) => templates.save(title, item)} />
        </div>
      )}
    </>
  );
}

function PageFields(): ReactNode {
  const { gesture, path } = useEditor();
  const titleError = useFieldError(rootId, "title");
  const descriptionError = useFieldError(rootId, "description");
  const data = usePageData();
  const metadata = readPageMetadata(data);
  if (useIsThemeLayout()) return <p>{messages.settings.ofAllPages}</p>;
  if (!metadata) return <p>{messages.settings.noMetadata}</p>;
  const change = (changed: Partial<PageMetadata>): void => gesture("setPageMetadata", { ...metadata, ...changed });
  return (
    <>
      <FieldFrame
        name="title"
        label={messages.settings.searchTitle}
        description={messages.settings.searchTitleHelp}
        error={titleError}
      >
        {(ids) => (
          <input
            {...ids}
            className="org-builder-input"
            value={metadata.title}
            onChange={(event) => change({ title: event.target.value })}
          />
        )}
      </FieldFrame>
      <FieldFrame
        name="description"
        label={messages.settings.searchDescription}
        description={messages.settings.searchDescriptionHelp}
        error={descriptionError}
      >
        {(ids) => (
          <textarea
            {...ids}
            rows={4}
            className="org-builder-input"
            value={metadata.description}
            onChange={(event) => change({ description: event.target.value })}
          />
        )}
      </FieldFrame>
      <PagePreview data={data} metadata={metadata} path={path} />
    </>
  );
}

/** Settings of what is selected; of the page without a selection. */
export function PropertyPanel(): ReactNode {
  const { device, view } = useEditor();
  const { leave } = usePageSession();
  const selection = useSelection();
  const id = useSelectedId();
  const item = useEditorItem(id);
  const name = documentName(useIsThemeLayout());
  const isPage = id === rootId || !item;
  const error = useFieldError(isPage ? rootId : id, "");
  if (selection.length > 1)
    return (
      <>
        <h2 className="org-builder-panel__title">{messages.settings.items(selection.length)}</h2>
        <p className="org-builder-field__help">{messages.settings.ofSeveral}</p>
      </>
    );
  return (
    <>
      <h2 className="org-builder-panel__title">{isPage ? name : labelOf(item.type)}</h2>
      <p className="org-builder-field__help">
        {isPage ? messages.settings.selectItem : messages.settings.ofDevice(devices[device].label)}
      </p>
      {error && (
        <p className="org-builder-field__error" data-field="" tabIndex={-1}>
          {error}
        </p>
      )}
      {isPage ? <PageFields /> : <ItemFields item={item} />}
      {isPage && (
        <button
          type="button"
          className="org-builder-button"
          onClick={() => void leave(() => window.location.assign(`${toolPages.versions}#${view}`))}
        >
          {messages.places.versions}
        </button>
      )}
    </>
  );
}

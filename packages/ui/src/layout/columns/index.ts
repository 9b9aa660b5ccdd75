export { Column, type ColumnProps } from "./Column.tsx";
export type { ColumnSlots } from "./ColumnRow.tsx";
export { ColumnsSection, type ColumnsSectionProps } from "./ColumnsSection.tsx";
export type { SectionConfig } from "./section-config.ts";

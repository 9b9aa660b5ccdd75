export { TrustRow, type Membership, type TrustRowProps } from "./TrustRow.tsx";

import {
  ArrowLeft,
  ArrowRight,
  Calendar,
  ChartColumn,
  Check,
  ChevronUp,
  EyeOff,
  GripVertical,
  Minus,
  MoveHorizontal,
  Pin,
  PinOff,
  Table,
} from 'lucide'
import { type ProductIcon, productIcon } from './product-icon.tsx'

// Of what a list opens or fetches later: apart from the others, so that a list does not load them.
export const BackIcon: ProductIcon = /* @__PURE__ */ productIcon(ArrowLeft)
export const ChartIcon: ProductIcon = /* @__PURE__ */ productIcon(ChartColumn)
export const CheckIcon: ProductIcon = /* @__PURE__ */ productIcon(Check)
export const DateIcon: ProductIcon = /* @__PURE__ */ productIcon(Calendar)
export const FitIcon: ProductIcon = /* @__PURE__ */ productIcon(MoveHorizontal)
export const ForwardIcon: ProductIcon = /* @__PURE__ */ productIcon(ArrowRight)
export const HideIcon: ProductIcon = /* @__PURE__ */ productIcon(EyeOff)
export const MixedIcon: ProductIcon = /* @__PURE__ */ productIcon(Minus)
export const PinIcon: ProductIcon = /* @__PURE__ */ productIcon(Pin)
export const ReorderIcon: ProductIcon = /* @__PURE__ */ productIcon(GripVertical)
export const TableIcon: ProductIcon = /* @__PURE__ */ productIcon(Table)
export const UnpinIcon: ProductIcon = /* @__PURE__ */ productIcon(PinOff)
export const UpIcon: ProductIcon = /* @__PURE__ */ productIcon(ChevronUp)

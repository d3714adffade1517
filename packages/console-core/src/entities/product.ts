import type { ConfigMeta } from './config-meta.ts'

/** Something that the provider sells: `GET /ied/products`. */
export type Product = ConfigMeta & {
  code: string
  name: string
  description: string
  iconKey: string
  /** Whether exports can be sent to it. */
  isExportable: boolean
  /** What a new export to it begins with. */
  exportDefaults: Record<string, unknown>
  isActive: boolean
}

/** A product that a client or an instance has. */
export type ProductUse = { productId: number; name: string; enabledAt: string }

/** Body of the calls that add or remove products: their ids ([S7] "id list in body"). */
export type ProductIds = number[]

/** Whether a district uses a product in a school year: `GET /products-enabled`. */
export type ProductEnabled = {
  productId: number
  lea: string
  /** START year (R31). */
  schoolYear: number
  enabled: boolean
  /** Of the last time that it was switched on; null when it never was. */
  enabledAt: string | null
  enabledBy: string | null
}

/** Body of `PATCH /products-enabled/{productId}`. Without `schoolYear`: the year of the district's data. */
export type UpdateProductEnabled = { enabled: boolean; schoolYear?: number }

import { expect, it } from 'vitest'
import { productRefusal } from './product-refusal.ts'

const product = { id: 4, isActive: true, isExportable: true }
const fine = { product, enabled: [{ productId: 4, enabled: true }], exports: [{ productId: 2 }] }

it.each<[string, Partial<Parameters<typeof productRefusal>[0]>, ReturnType<typeof productRefusal>]>([
  ['may have one', {}, null],
  ['nobody knows', { product: undefined }, 'unknown'],
  ['is no longer offered', { product: { ...product, isActive: false } }, 'over'],
  ['reads the data by itself', { product: { ...product, isExportable: false } }, 'noExports'],
  ['is switched off', { enabled: [{ productId: 4, enabled: false }] }, 'off'],
  ['was never enabled', { enabled: [{ productId: 2, enabled: true }] }, 'off'],
  ['has one already', { exports: [{ productId: 4 }] }, 'taken'],
])('[ux 9.7] no export for a product that %s', (_, change, refusal) => {
  expect(productRefusal({ ...fine, ...change })).toBe(refusal)
})

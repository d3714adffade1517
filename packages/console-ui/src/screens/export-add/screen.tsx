import { placeOf, useMessages } from '@edconsole/console-core'
import { type ReactElement, useRef } from 'react'
import { productRefusal } from '../../features/exports/actions/product-refusal.ts'
import { useExportsOfYear } from '../../features/exports/actions/use-exports-of-year.ts'
import { ExportFormSkeleton } from '../../features/exports/form/export-form-skeleton.tsx'
import { useShownYear } from '../../features/tables/viewer/use-shown-year.ts'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { PlaceButton } from '../../patterns/place-link/place-button.tsx'
import { EmptyState } from '../../patterns/states/empty-state.tsx'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import { messages } from './messages.ts'
import { NewExportForm } from './new-export-form.tsx'

/** Add Export ([S2.2]): an export for a product that has none in the school year yet. */
export function ExportAddScreen({
  districtId,
  productId,
}: {
  districtId: string
  productId: string
}): ReactElement {
  const m = useMessages('export-add', messages)
  const year = useShownYear()
  const { exports, products, enabled, failures, retry } = useExportsOfYear(year.value)
  const product = products?.find(({ id }) => String(id) === productId)
  const refusal = exports && products && enabled ? productRefusal({ product, enabled, exports }) : undefined
  // What is begun is not taken away, not even by what it has just made.
  const begun = useRef(false)
  if (refusal === null) begun.current = true
  const overview = placeOf('export', { districtId }, { query: year.queryOf(year.value) })
  return (
    <>
      <PageHeader title={product ? m.titleOf(product.name) : m.title} />
      {refusal === undefined && failures.length > 0 ? (
        <ErrorState failure={failures[0]} onRetry={retry} />
      ) : product && begun.current ? (
        <NewExportForm
          key={product.id}
          districtId={districtId}
          product={product}
          year={year}
          onSaved={() => {
            begun.current = false
          }}
          m={m}
        />
      ) : refusal ? (
        <EmptyState
          title={m.refusals[refusal].title(product?.name ?? '', year.value)}
          action={<PlaceButton to={overview}>{m.back}</PlaceButton>}
        >
          {m.refusals[refusal].text}
        </EmptyState>
      ) : (
        <ExportFormSkeleton m={m.form} />
      )}
    </>
  )
}

import type { Client, ProductUse } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import type { InstanceMessages } from '../../features/instances/messages.ts'
import { KeyValue } from '../../parts/key-value/key-value.tsx'
import { FormCell, FormSection } from '../../patterns/form-section/form-section.tsx'
import type { NamedDraft } from './instance-draft.ts'
import type { InstanceCreateMessages } from './messages.ts'

type ReviewStepProps = {
  draft: NamedDraft
  client: Client | undefined
  products: readonly ProductUse[]
  words: InstanceMessages
  m: InstanceCreateMessages
}

/** Step 4: all of it once more. */
export function ReviewStep({ draft, client, products, words, m }: ReviewStepProps): ReactElement {
  const { name, environment, region, url, products: chosen } = draft
  const names = chosen.map((id) => products.find(({ productId }) => productId === id)?.name ?? String(id))
  return (
    <FormSection stacked title={m.review.title} help={m.review.help}>
      <FormCell>
        <KeyValue
          label={m.review.title}
          items={[
            { key: m.steps.client, value: client?.clientName },
            { key: m.instance.name, value: name.trim(), mono: 'value' },
            { key: m.instance.environment, value: words.environments[environment] },
            { key: m.instance.region, value: region === '' ? undefined : words.regions[region] },
            { key: m.instance.url, value: url.trim() || m.review.own },
            { key: m.products.title, value: names.join(', ') || m.review.noProducts },
          ]}
        />
      </FormCell>
    </FormSection>
  )
}

import { AUTH_PROVIDERS, authenticationsResource, useSave } from '@edconsole/console-core'
import { type ReactElement, useMemo, useRef } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { BackIcon } from '../../../parts/icons/icons.ts'
import { Banner } from '../../../patterns/banner/banner.tsx'
import { ResourceForm } from '../../../patterns/resource-form/index.ts'
import { ProviderIcon } from '../provider-icon.tsx'
import { Guide, hasGuide } from './guide.tsx'
import type { ProviderMessages } from './messages.ts'
import { providerFields, providerSections } from './provider-fields.tsx'
import * as css from './provider-panel.css.ts'
import { PanelColumns } from './provider-panel.tsx'
import {
  newBodyOf,
  newValues,
  type ProviderValues,
  providerSchema,
  renamedFailure,
} from './provider-values.ts'
import { readAddressAfter } from './read-address.tsx'
import { type SettingLeaf, settingLeaves } from './setting-leaves.ts'
import { type Provider, providerTitle } from './use-providers.ts'

export type ProviderTilesProps = {
  providers: readonly Provider[]
  onChoose: (provider: string) => void
  m: ProviderMessages
}

/** The first step of adding one. */
export function ProviderTiles({ providers, onChoose, m }: ProviderTilesProps): ReactElement {
  const notes: Readonly<Record<string, string>> = m.add.tiles
  return (
    <div className={css.choose}>
      <p className={css.line}>{m.add.choose}</p>
      <ul className={css.tiles}>
        {providers.map(({ provider }) => (
          <li key={provider}>
            <button type="button" className={css.tile} onClick={() => onChoose(provider)}>
              <span className={css.tileIcon}>
                <ProviderIcon provider={provider} />
              </span>
              <span className={css.tileTexts}>
                <span className={css.tileTitle}>{providerTitle(provider, providers)}</span>
                {Object.hasOwn(AUTH_PROVIDERS, provider) ? (
                  <span className={css.tileNote}>{notes[provider]}</span>
                ) : null}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

export type NewProviderProps = {
  provider: Provider
  districtId: string | undefined
  /** What is typed is kept under it: the route's id. */
  formId: string
  onBack: () => void
  onAdding: () => void
  onAdded: (id: number) => void
  m: ProviderMessages
}

/** The second step: the same form as that of a stored one. */
export function NewProvider(props: NewProviderProps): ReactElement {
  const { provider: described, districtId, formId, onBack, onAdding, onAdded, m } = props
  const { provider, canSignIn, fields: settings } = described
  const { run } = useSave(authenticationsResource.create, { confirm: true })
  const title = providerTitle(provider, [described])
  const added = useRef<number>(undefined)
  const leaves = useMemo(() => settingLeaves(settings), [settings])
  const context = useMemo(
    () => ({
      leaves,
      row: undefined,
      afterOf: (leaf: SettingLeaf) => readAddressAfter({ provider, leaves, row: undefined, m }, leaf),
      m,
    }),
    [leaves, provider, m],
  )
  const fields = useMemo(() => providerFields(context), [context])
  const sections = useMemo(() => providerSections(context), [context])
  const schema = useMemo(() => providerSchema(settings, leaves), [settings, leaves])
  const values = useMemo(() => newValues(title, leaves), [title, leaves])
  return (
    <PanelColumns
      guide={<Guide provider={described} settings={{}} districtId={districtId} m={m} />}
      hasGuide={hasGuide(provider, districtId, m)}
    >
      <div className={css.notes}>
        <div>
          <Button size="sm" kind="ghost" icon={<BackIcon size="sm" />} onClick={onBack}>
            {m.add.other}
          </Button>
        </div>
        <Banner tone="info">{canSignIn === false ? m.add.disabledForNow(title) : m.add.disabled}</Banner>
      </div>
      <ResourceForm<ProviderValues>
        formId={formId}
        recordId={`new ${provider}`}
        label={m.form.label}
        fields={fields}
        sections={sections}
        values={values}
        calls={[
          {
            id: 'authentication',
            schema,
            run: async (entered) => {
              onAdding()
              try {
                const { id } = await run({ body: newBodyOf(provider, entered, leaves) })
                added.current = id
                return undefined
              } catch (error) {
                throw renamedFailure(error, leaves)
              }
            },
          },
        ]}
        create={{ submitLabel: m.add.submit, onCancel: onBack }}
        onSaved={() => {
          if (added.current !== undefined) onAdded(added.current)
        }}
        stacked
      />
    </PanelColumns>
  )
}

import {
  ApiFailure,
  type Authentication,
  authenticationsResource,
  useAccess,
  useApi,
  useClientId,
  useExtension,
  useRefresh,
  useSave,
} from '@edconsole/console-core'
import { type ReactElement, type ReactNode, type RefObject, useEffect, useId, useMemo, useRef } from 'react'
import { Badge } from '../../../parts/badge/badge.tsx'
import { Button } from '../../../parts/button/button.tsx'
import { IconButton } from '../../../parts/icon-button/icon-button.tsx'
import { MoreIcon } from '../../../parts/icons/icons.ts'
import { lazyPart } from '../../../parts/lazy-part/lazy-part.tsx'
import { Menu } from '../../../parts/menu/menu.tsx'
import { Switch } from '../../../parts/switch/switch.tsx'
import { Banner } from '../../../patterns/banner/banner.tsx'
import { ResourceForm } from '../../../patterns/resource-form/index.ts'
import { AuditHistory } from '../../audit/audit-history.tsx'
import { Guide, hasGuide } from './guide.tsx'
import type { ProviderMessages } from './messages.ts'
import { providerFields, providerSections } from './provider-fields.tsx'
import * as css from './provider-panel.css.ts'
import { changeOf, type ProviderValues, providerSchema, renamedFailure, valuesOf } from './provider-values.ts'
import { readAddressAfter } from './read-address.tsx'
import { type SettingLeaf, settingLeaves } from './setting-leaves.ts'
import type { Commands } from './use-commands.tsx'
import { type Provider, providerTitle } from './use-providers.ts'

// Few who look at a provider test it.
const SignInTest = lazyPart(async () => (await import('./sign-in-test.tsx')).SignInTest)

export type ProviderPanelProps = {
  row: Authentication
  provider: Provider
  commands: Commands
  /** The number of the one that was just added: its panel takes the focus that the form of a new one had. */
  added: RefObject<number | undefined>
  /** A district of the client, if it has one: some settings have screens there. */
  districtId: string | undefined
  /** The district whose log is asked for changes; absent: that of all. */
  auditedIn: string | undefined
  /** What is typed is kept under it: the route's id. */
  formId: string
  m: ProviderMessages
}

/** One sign-in provider: whether it is on, its settings, and what is done on the other side. */
export function ProviderPanel(props: ProviderPanelProps): ReactElement {
  const { row, provider, commands, added, districtId, auditedIn, formId, m } = props
  const title = providerTitle(row.provider, [provider])
  const noteId = useId()
  const whyNot = commands.whyNotSwitched(row)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (added.current !== row.id) return
    added.current = undefined
    focusTitle(root.current)
  }, [added, row.id])
  return (
    <PanelColumns
      root={root}
      guide={<Guide provider={provider} settings={row.settings} id={row.id} districtId={districtId} m={m} />}
      hasGuide={hasGuide(row.provider, districtId, m)}
    >
      <div className={css.notes}>
        <StateBar row={row} title={title} describedBy={noteId} commands={commands} m={m} />
        <div id={noteId}>
          {provider.canSignIn === false ? (
            <Banner tone={row.isEnabled ? 'warning' : 'info'}>
              {row.isEnabled ? m.panel.useless(title) : m.panel.saved(title)}
            </Banner>
          ) : whyNot === undefined ? null : (
            <p className={css.line}>{whyNot}.</p>
          )}
        </div>
      </div>
      <EditProvider row={row} provider={provider} formId={formId} m={m} />
      <AuditHistory
        districtId={auditedIn}
        subjects={[{ kind: 'authentication', id: row.id }]}
        place="below"
      />
    </PanelColumns>
  )
}

/** The title of the panel; where that is a drawer in place of the page, what is first in it. */
const focusTitle = (within: HTMLElement | null): void => {
  const panel = within?.closest('[data-ec-split], [role="dialog"]')
  panel?.querySelector<HTMLElement>('[data-ec-split-title], button')?.focus()
}

/** The form with the guide beside it, or above it where there is no room. */
export function PanelColumns({
  guide,
  hasGuide: isGuided,
  root,
  children,
}: {
  guide: ReactNode
  hasGuide: boolean
  root?: RefObject<HTMLDivElement | null>
  children: ReactNode
}): ReactElement {
  return (
    <div ref={root} className={css.panel}>
      <div className={isGuided ? css.columns : css.alone}>
        {isGuided ? <div className={css.guide}>{guide}</div> : null}
        <div className={css.form}>{children}</div>
      </div>
    </div>
  )
}

type StateBarProps = {
  row: Authentication
  title: string
  /** Of what says why it can't be switched. */
  describedBy: string
  commands: Commands
  m: ProviderMessages
}

/** On or off, the default or not: both at once, not with the form. */
function StateBar({ row, title, describedBy, commands, m }: StateBarProps): ReactElement {
  const whyNot = commands.whyNotSwitched(row)
  return (
    <div className={css.state}>
      <Switch
        label={m.panel.enabled}
        checked={row.isEnabled}
        readOnly={whyNot !== undefined || commands.saving}
        describedBy={describedBy}
        onChange={(on) => commands.setEnabled(row, on)}
        className={css.toggle}
      />
      {row.isDefault ? (
        <Badge>{m.default}</Badge>
      ) : (
        <Button
          size="sm"
          disabledReason={commands.whyNotDefault(row)}
          onClick={() => commands.makeDefault(row)}
        >
          {m.commands.makeDefault}
        </Button>
      )}
      <Menu
        label={m.commands.more(title)}
        items={() => commands.moreItemsOf(row)}
        trigger={<IconButton size="sm" label={m.commands.more(title)} icon={<MoreIcon />} />}
      />
    </div>
  )
}

type EditProviderProps = {
  row: Authentication
  provider: Provider
  formId: string
  m: ProviderMessages
}

function EditProvider({ row, provider, formId, m }: EditProviderProps): ReactElement {
  const { run } = useSave(authenticationsResource.update, { confirm: true })
  const refresh = useRefresh(authenticationsResource.update.resource)
  const api = useApi()
  const clientId = useClientId()
  const { isEmployee } = useAccess()
  const { id } = row
  const leaves = useMemo(() => settingLeaves(provider.fields), [provider])
  const context = useMemo(
    () => ({
      leaves,
      row,
      afterOf: (leaf: SettingLeaf) => readAddressAfter({ provider: row.provider, leaves, row, m }, leaf),
      m,
    }),
    [leaves, row, m],
  )
  const fields = useMemo(() => providerFields(context), [context])
  const sections = useMemo(() => providerSections(context), [context])
  const schema = useMemo(() => providerSchema(provider.fields, leaves), [provider, leaves])
  const values = useMemo(() => valuesOf(row, leaves), [row, leaves])
  const testSection = {
    title: m.signInTest.title,
    help: m.signInTest.text,
    fields: [],
    end: <SignInTest row={row} provider={provider} fields={fields} leaves={leaves} values={values} m={m} />,
  }
  const isInternal = row.provider === 'illuminate_google' && !isEmployee
  const isOffered = useExtension(authenticationsResource.testSignIn)
  const isTested =
    isOffered &&
    !isInternal &&
    row.provider !== 'illuminate' &&
    provider.canSignIn !== false &&
    leaves.length > 0
  return (
    <ResourceForm<ProviderValues>
      formId={formId}
      recordId={id}
      label={m.form.label}
      fields={fields}
      sections={isTested ? [...sections, testSection] : sections}
      values={values}
      calls={[
        {
          id: 'authentication',
          schema,
          run: async (changes, record) => {
            try {
              const saved = await run({ params: { id }, body: changeOf(changes, leaves), record })
              return valuesOf(saved, leaves)
            } catch (error) {
              // The list shows that it is gone.
              if (error instanceof ApiFailure && error.status === 404) refresh()
              throw renamedFailure(error, leaves)
            }
          },
        },
      ]}
      reload={async () => {
        const { data } = await api.call(authenticationsResource.list, { clientId })
        const again = data.find((one) => one.id === id)
        return again ? valuesOf(again, leaves) : values
      }}
      readOnly={isInternal ? m.reasons.internal : undefined}
      stacked
    >
      {provider.fields.length === 0 ? <Banner tone="info">{m.panel.undescribed}</Banner> : null}
    </ResourceForm>
  )
}

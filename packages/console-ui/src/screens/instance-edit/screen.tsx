import {
  type InstanceDetailed,
  instancesResource,
  isInstanceClosed,
  placeOf,
  type UpdateInstance,
  useAccess,
  useItem,
  useMessages,
  useNavigator,
  useRuntime,
  useSave,
} from '@edconsole/console-core'
import { updateInstanceSchema } from '@edconsole/console-core/schemas'
import { type ReactElement, useMemo } from 'react'
import { InstanceStatusBadge } from '../../features/instances/instance-status.tsx'
import { type InstanceMessages, instanceMessages } from '../../features/instances/messages.ts'
import { useMayWriteInstances } from '../../features/instances/use-may-write-instances.ts'
import { wayToInstances } from '../../features/instances/way-to-instances.ts'
import { ShowIcon } from '../../parts/icons/icons.ts'
import { FormSkeleton } from '../../patterns/form-section/form-skeleton.tsx'
import { PageActions } from '../../patterns/page-actions/page-actions.tsx'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { PlaceButton } from '../../patterns/place-link/place-button.tsx'
import { RECORD_NUMBER } from '../../patterns/place-link/record-number.ts'
import { type FormField, ResourceForm } from '../../patterns/resource-form/index.ts'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import { NotFoundState } from '../../patterns/states/not-found-state.tsx'
import { type InstanceEditMessages, messages } from './messages.ts'

/** Edit Instance ([S2.2]): name, region and address. Its status has a call of its own (R30). */
export function InstanceEditScreen({ id }: { id: string }): ReactElement {
  const m = useMessages('instance-edit', messages)
  const { can } = useAccess()
  const isNumber = RECORD_NUMBER.test(id)
  const found = useItem(instancesResource.get, { params: { id } }, { enabled: isNumber, silent: 'notFound' })
  const instance = found.data
  const page = placeOf('instance', { id })
  const isGone = !isNumber || found.errors[0]?.code === 404
  return (
    <>
      <PageHeader
        title={m.title}
        way={instance ? [...wayToInstances, { label: instance.name, to: page }] : wayToInstances}
        {...(instance && { meta: instance.name, badge: <InstanceStatusBadge status={instance.status} /> })}
        actions={
          instance && (
            <PageActions
              items={[{ id: 'open', label: m.open, note: m.openNote, icon: <ShowIcon />, to: page }]}
            />
          )
        }
      />
      {instance ? (
        <EditInstance stored={instance} m={m} />
      ) : isGone ? (
        <NotFoundState
          title={m.notFound.title}
          action={
            can('imt-instances') && (
              <PlaceButton to={placeOf('imt-instances')}>{m.notFound.action}</PlaceButton>
            )
          }
        >
          {m.notFound.text}
        </NotFoundState>
      ) : found.errors.length > 0 ? (
        <ErrorState failure={found.errors[0]} onRetry={found.retry} />
      ) : (
        <FormSkeleton
          sections={[
            { title: m.sections.instance.title, help: m.sections.instance.help, fields: ['full', 'half'] },
            { title: m.sections.address.title, help: m.sections.address.help, fields: ['full'] },
          ]}
        />
      )}
    </>
  )
}

/** What the form holds; the address only where one was entered. */
type Values = Pick<InstanceDetailed, 'name' | 'region' | 'url' | 'updatedAt'>

const valuesOf = ({ name, region, url, servedAt, updatedAt }: InstanceDetailed): Values => ({
  name,
  region,
  url: url === servedAt ? null : url,
  updatedAt,
})

function EditInstance({ stored, m }: { stored: InstanceDetailed; m: InstanceEditMessages }): ReactElement {
  const words = useMessages('instances', instanceMessages)
  const { go } = useNavigator()
  const { api } = useRuntime()
  const mayWrite = useMayWriteInstances()
  const { run } = useSave(instancesResource.update, { confirm: true })
  const { id, servedAt, status } = stored
  const values = useMemo(() => valuesOf(stored), [stored])
  const fields = useMemo(() => fieldsOf(servedAt, words, m), [servedAt, words, m])
  const readOnly = isInstanceClosed(status)
    ? m.closed(words.statuses[status] ?? status)
    : mayWrite
      ? undefined
      : m.readOnly
  return (
    <ResourceForm<Values>
      formId="instance-edit"
      recordId={id}
      label={m.label}
      fields={fields}
      sections={[
        { title: m.sections.instance.title, help: m.sections.instance.help, fields: ['name', 'region'] },
        { title: m.sections.address.title, help: m.sections.address.help, fields: ['url'] },
      ]}
      values={values}
      readOnly={readOnly}
      calls={[
        {
          id: 'instance',
          schema: updateInstanceSchema,
          run: async (changes: UpdateInstance, record) =>
            valuesOf(await run({ params: { id }, body: changes, record })),
        },
      ]}
      reload={async () => valuesOf((await api.call(instancesResource.get, { params: { id } })).data)}
      onSaved={() => go(placeOf('instance', { id: String(id) }))}
    />
  )
}

const fieldsOf = (
  servedAt: string | null,
  words: InstanceMessages,
  m: InstanceEditMessages,
): FormField<Values>[] => [
  {
    name: 'name',
    label: m.fields.name,
    control: { kind: 'text', mono: true },
    required: true,
    expects: m.expects.name,
    help: m.help.name,
  },
  {
    name: 'region',
    label: m.fields.region,
    control: {
      kind: 'select',
      options: Object.entries(words.regions).map(([value, label]) => ({ value, label })),
    },
    required: true,
    width: 'half',
  },
  {
    name: 'url',
    label: m.fields.url,
    hideLabel: true,
    control: { kind: 'text', type: 'url' },
    expects: m.expects.url,
    help: m.help.url(servedAt),
  },
]

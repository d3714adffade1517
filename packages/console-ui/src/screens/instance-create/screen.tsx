import { clientsResource, placeOf, useItem, useMessages, useScreenState } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { wayToInstances } from '../../features/instances/way-to-instances.ts'
import { FormSkeleton } from '../../patterns/form-section/form-skeleton.tsx'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { PlaceButton } from '../../patterns/place-link/place-button.tsx'
import { RECORD_NUMBER } from '../../patterns/place-link/record-number.ts'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import { NotFoundState } from '../../patterns/states/not-found-state.tsx'
import { CreateInstance } from './create-instance.tsx'
import { messages } from './messages.ts'

/** Create Instance ([S2.2]): in steps, for a client that the address may name. */
export function InstanceCreateScreen(): ReactElement {
  const m = useMessages('instance-create', messages)
  const [{ clientId }] = useScreenState({ clientId: '' })
  const isFixed = clientId !== ''
  const isNumber = RECORD_NUMBER.test(clientId)
  const fixed = useItem(
    clientsResource.get,
    { params: { id: clientId } },
    { enabled: isNumber, silent: 'notFound' },
  )
  const { errors, retry } = fixed
  const isGone = isFixed && (!isNumber || errors[0]?.code === 404)
  return (
    <>
      <PageHeader title={m.title} way={wayToInstances} />
      {isGone ? (
        <NotFoundState
          title={m.client.gone.title}
          action={<PlaceButton to={placeOf('instance-create')}>{m.client.gone.action}</PlaceButton>}
        >
          {m.client.gone.text}
        </NotFoundState>
      ) : !isFixed || fixed.data ? (
        <CreateInstance key={clientId} fixed={fixed.data} m={m} />
      ) : errors.length > 0 ? (
        <ErrorState failure={errors[0]} onRetry={retry} />
      ) : (
        <FormSkeleton sections={[{ title: m.client.title, help: m.client.help, fields: ['full'] }]} />
      )}
    </>
  )
}

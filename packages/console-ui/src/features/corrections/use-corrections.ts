import {
  type CorrectionRequest,
  correctionsResource,
  type ListQuery,
  type ListState,
  useAccess,
  useExtension,
  useList,
} from '@edconsole/console-core'

/** Whether the user may send requests (R25, R47), with a backend that takes them. */
export const useMaySendCorrection = (): boolean => {
  const isAnswered = useExtension(correctionsResource.list)
  const isAllowed = useAccess().allows({ all: ['ROLE_ILLUMINATE_EMPLOYEE', 'ROLE_IMPORT_LOG_VIEW'] })
  return isAnswered && isAllowed
}

/** Requests of the district, for whoever sees the rows; nothing where the backend has none. */
export const useCorrections = (query: ListQuery): ListState<CorrectionRequest> => {
  const isAnswered = useExtension(correctionsResource.list)
  const { can } = useAccess()
  return useList(correctionsResource.list, query, {
    enabled: isAnswered && can('import-log-details'),
    silent: true,
  })
}

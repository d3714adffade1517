/** Who makes a call. */
export type Caller = {
  readonly userId: number
  readonly roles: readonly string[]
  readonly reachableRoles: readonly string[]
  /** Provider staff, who have access to every district. */
  readonly isEmployee: boolean
}

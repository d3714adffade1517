import { runList } from '../db/list-query.ts'
import { parseListQuery } from '../db/parse-list-query.ts'
import type { Handlers } from '../http/handler.ts'
import { numberParam } from '../http/number-param.ts'
import { requireCaller } from '../http/require-caller.ts'
import { changeUser } from './users/change-user.ts'
import { findUser, userPlan, userRows } from './users/user-rows.ts'

export const userHandlers = {
  'users.list': (call) =>
    runList(userRows(call.db, requireCaller(call)), userPlan, parseListQuery(userPlan, call.query)),
  'users.get': (call) => findUser(call.db, requireCaller(call), numberParam(call)),
  'users.update': (call) => changeUser(call, numberParam(call)),
} satisfies Partial<Handlers>

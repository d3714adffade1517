/** The parameters of the address of one component of a run. */
export const partParams = (
  districtId: string,
  part: { readonly batchId: number; readonly etlStatusId: number },
): { districtId: string; batchId: string; etlStatusId: string } => ({
  districtId,
  batchId: String(part.batchId),
  etlStatusId: String(part.etlStatusId),
})

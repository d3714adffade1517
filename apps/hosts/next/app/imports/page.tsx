import { DistrictImports } from './district-imports'

export default function Page() {
  return <DistrictImports districtId="412" />
}

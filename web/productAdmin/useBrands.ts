import { useQuery } from '#web/state/http/useQuery.ts'

/** The brands in the shop; empty while they load. */
export const useBrands = () => {
  const { answer } = useQuery('GET products/brands', {})
  return (answer?.data ?? []).flatMap((brand) => ('key' in brand ? brand.key : []))
}

import { useAnswer } from '#web/client/useAnswer.ts'

/** The brands in the shop; empty while unknown. */
export const useBrands = () => {
  const { answer } = useAnswer('GET products/brands', {})
  return (answer?.data ?? []).flatMap((brand) => ('key' in brand ? brand.key : []))
}

import { describe, expect, it } from 'vitest'
import { fitterOf, fitters } from '#domain/provider/fitters.ts'
import { tradeGoods } from '#domain/provider/tradeGoods.ts'
import { demoCatalogue } from './catalogue.ts'
import { demoProviders } from './serviceProviders.ts'

const fitted = {
  'a plumber': [
    'Hlanzeka 10 kg front-loader washing machine',
    'Hlanzeka 8 kg front-loader washing machine',
    'Pulane Swan basin mixer',
    'Pulane garden tap with standpipe',
    'Umfula Heuning basin mixer, brushed brass',
    'Umfula Nagswart basin mixer, matt black',
    'Umfula frost-proof garden tap with standpipe',
  ],
  'an electrician': [
    'Duiker & Dale Plaashuis ceramic-hob stove',
    'Khanyela 50 W LED floodlight',
    'Sonhoek 2 400 W power station with sun-panel input, for the fridge, the router and the lights',
    'Vuthela Imbiza four-plate stove',
  ],
  'a painter': [
    'Verfhuis Façade white exterior paint, 20 litres',
    'Verfhuis Fynbos wall paint, 5 litres',
    'Verfhuis Jacaranda wall paint, 2 litres',
    'Verfhuis Karoo Sand wall paint, 5 litres',
    'Verfhuis Leiklip roof paint, 10 litres',
    'Verfhuis Terracotta roof paint, 10 litres',
  ],
  'an installer': ['Sonhoek solar floodlight with sensor'],
}

describe('in the demo catalogue', () => {
  it.each(Object.entries(fitted))('%s fits these products, and no others', (who, names) => {
    const found = demoCatalogue.filter(({ tags }) => fitterOf(tags)?.who === who).map(({ name }) => name)
    expect(found.toSorted()).toEqual(names)
  })

  it.each([
    'Umfula wide-jaw plumber’s spanner, 300 mm',
    'Pulane garden hosepipe, 20 metres',
    'Iqhwane 348 litre family fridge with water dispenser',
    'Hlanzeka 7 kg tumble dryer',
    'Khanyela five-way extension lead, 3 metres',
    'Sonhoek Kersie 500 W portable power station',
    'Vuthela Corner two-plate stove',
    'Duiker & Dale single induction plate',
    'Vuurkraal Voorkamer three-panel gas heater',
    'Umoyane Karoo air cooler, 25 litres',
    'Umoyane pedestal fan, 40 cm',
    'Khanyela bedside lamp',
    'Khanyela solar lantern',
    'Nkunzi seven-step fibreglass ladder',
    'Verfhuis paint roller and tray',
    'Bokberg brass padlock, 50 mm',
    'Vuthela Rondavel kettle, 1.7 litres',
  ])('nobody has to fit %s', (name) => {
    const product = demoCatalogue.find((each) => each.name === name)
    expect(product?.tags).toBeDefined()
    expect(fitterOf(product?.tags ?? [])).toBeUndefined()
  })

  it('every tag that asks for somebody is known', () => {
    const asking = demoCatalogue.flatMap(({ tags }) => tags.filter((tag) => tag.startsWith('needs-')))
    expect(asking.filter((tag) => !fitterOf([tag]))).toEqual([])
  })

  it.each(tradeGoods)('there is something in stock for $work', ({ tag }) => {
    expect(demoCatalogue.filter(({ tags, quantity }) => tags.includes(tag) && quantity > 0).length).toBeGreaterThan(1)
  })
})

it.each(fitters)('the demo directory has somebody verified for $tag', ({ path }) => {
  const inTrade = demoProviders.filter(({ categories }) => `${categories.join('/')}/`.startsWith(`${path}/`))
  expect(inTrade.filter(({ verified }) => verified).length).toBeGreaterThan(0)
})

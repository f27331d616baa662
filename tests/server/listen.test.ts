import { expect, test } from 'vitest'
import { readAddress } from '../../src/server/listen.ts'

test('the environment says where to listen, or says nothing', () => {
  expect(readAddress({}, {}, 8000)).toEqual({ port: 8000, host: 'localhost' })
  expect(readAddress({}, { PORT: '', HOST: '' }, 8000)).toEqual({ port: 8000, host: 'localhost' })
  expect(readAddress({}, { PORT: '0', HOST: '0.0.0.0' }, 8000)).toEqual({ port: 0, host: '0.0.0.0' })
  expect(readAddress({}, { PORT: '65535' }, 8000)).toMatchObject({ port: 65_535 })
})

test('a flag says it for any shell, whatever the environment says', () => {
  expect(readAddress({ port: '9000', host: '::1' }, { PORT: '8080', HOST: '0.0.0.0' }, 8000)).toEqual({
    port: 9000,
    host: '::1',
  })
  expect(readAddress({ port: '9000' }, { PORT: 'http', HOST: '0.0.0.0' }, 8000)).toEqual({
    port: 9000,
    host: '0.0.0.0',
  })
  expect(() => readAddress({ port: '' }, {}, 8000)).toThrow('--port is "", and a port is a number from 0 to 65535.')
})

test.each([' ', '8e3', '0x10', '80.0', '-1', '65536', '100000'])('the port %j is refused in words', (PORT) => {
  expect(() => readAddress({}, { PORT }, 8000)).toThrow(`PORT is "${PORT}", and a port is a number from 0 to 65535.`)
})

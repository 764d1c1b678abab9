import { expect, it } from 'vitest'
import { readConfig } from '../src/config.ts'

it('nothing need be set', () => {
  expect(readConfig({})).toEqual({
    port: 8080,
    host: '0.0.0.0',
    baseUrl: 'http://localhost:8080',
    trustedProxies: [],
    logLevel: 'info',
    drainSeconds: 0,
    limits: { post: 60, get: 600 },
  })
})

it('everything may be set', () => {
  const config = readConfig({
    PORT: '3000',
    HOST: '::1',
    OBRADOR_BASE_URL: ' https://obrador.example/api/ ',
    OBRADOR_TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.1,fd00::/8',
    LOG_LEVEL: 'debug',
    OBRADOR_DRAIN_SECONDS: '5',
  })
  expect(config).toMatchObject({ port: 3000, host: '::1', baseUrl: 'https://obrador.example/api' })
  expect(config).toMatchObject({ trustedProxies: ['10.0.0.0/8', '192.0.2.1', 'fd00::/8'], logLevel: 'debug' })
  expect(config.drainSeconds).toBe(5)
})

it('the address it listens on is its own until told otherwise', () => {
  expect(readConfig({ HOST: '127.0.0.1', PORT: '81' }).baseUrl).toBe('http://127.0.0.1:81')
  expect(readConfig({ HOST: '::1' }).baseUrl).toBe('http://[::1]:8080')
  expect(readConfig({ HOST: '::', PORT: '' }).baseUrl).toBe('http://localhost:8080')
})

it.each([
  ['PORT', '80a'],
  ['PORT', '0'],
  ['PORT', '70000'],
  ['OBRADOR_BASE_URL', 'ftp://x'],
  ['OBRADOR_BASE_URL', 'obrador.example'],
  ['OBRADOR_BASE_URL', 'https://x/?y=1'],
  ['OBRADOR_TRUSTED_PROXIES', '10.0.0.0/8, casa'],
  ['OBRADOR_TRUSTED_PROXIES', '10.0.0.0/33'],
  ['LOG_LEVEL', 'loud'],
  ['OBRADOR_DRAIN_SECONDS', '-1'],
])('%s=%s is turned down by name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} vale «.+» y debe ser .+\\.$`))
})

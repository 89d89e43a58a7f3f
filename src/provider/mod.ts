export { createProvider, type Provider } from './provider.ts';
export { createProviderGenerator, type ProviderOptions } from './provider-generator.ts';
export { DEFAULT_MODEL, type ProviderSettings } from './provider-settings.ts';

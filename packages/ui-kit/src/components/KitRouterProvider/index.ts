export { KitRouterProvider, type KitRouterProviderProps } from './KitRouterProvider.tsx';

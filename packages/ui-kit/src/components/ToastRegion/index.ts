export { type ToastContent } from './Toast.tsx';
export { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';

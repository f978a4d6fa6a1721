export { mapPath, placePath } from '@/lib/map/address';

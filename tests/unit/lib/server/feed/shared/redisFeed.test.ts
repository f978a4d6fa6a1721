import { startRedisInMemory } from '@/tests/fixtures/redisInMemory';
import { describeTwoInstances } from './twoInstances';

describeTwoInstances(startRedisInMemory);
